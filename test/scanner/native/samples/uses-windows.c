/* The same for Windows: functions of the operating system that it takes from two libraries. */
__declspec(dllimport) long __stdcall BCryptOpenAlgorithmProvider(void **, const void *, const void *, unsigned long);
__declspec(dllimport) int __stdcall CryptCreateHash(void *, int, void *, int, void **);

int use(void) {
  void *handle;
  return CryptCreateHash(0, 0, 0, 0, &handle) + BCryptOpenAlgorithmProvider(&handle, 0, 0, 0);
}
