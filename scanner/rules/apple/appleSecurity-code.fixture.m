#import <Security/Security.h>

void check(SecStaticCodeRef bundle, SecCodeRef process, SecRequirementRef requirement) {
  SecStaticCodeCheckValidity(bundle, kSecCSDefaultFlags, requirement); // expect: signature unknown functions=verify
  SecStaticCodeCheckValidityWithErrors(bundle, kSecCSDefaultFlags, requirement, NULL); // expect: signature unknown functions=verify
  SecCodeCheckValidity(process, kSecCSDefaultFlags, requirement); // expect: signature unknown functions=verify
  SecCodeCheckValidityWithErrors(process, kSecCSDefaultFlags, requirement, NULL); // expect: signature unknown functions=verify
}
