static int rand(void) { return 4; }

int uses(int (*random)(void)) {
  return rand() + random();
}
