#import <AFNetworking/AFNetworking.h>

@implementation Client

- (void)connect:(AFHTTPSessionManager *)given session:(AFURLSessionManager *)session old:(AFHTTPRequestOperationManager *)old {
    AFSecurityPolicy *policy = [AFSecurityPolicy defaultPolicy];
    policy.allowInvalidCertificates = YES; // expect: protocol TLS verification=none
    policy.validatesDomainName = NO; // expect: protocol TLS verification=no-host-name
    AFSecurityPolicy *pinned = [AFSecurityPolicy policyWithPinningMode:AFSSLPinningModeCertificate];
    [pinned setAllowInvalidCertificates:NO]; // expect: protocol TLS verification=peer
    [pinned setValidatesDomainName:NO]; // expect: protocol TLS verification=no-host-name
    given.securityPolicy.allowInvalidCertificates = YES; // expect: protocol TLS verification=none
    old.securityPolicy.allowInvalidCertificates = YES; // expect: protocol TLS verification=none
    session.securityPolicy.validatesDomainName = NO; // expect: protocol TLS verification=no-host-name
}

@end
