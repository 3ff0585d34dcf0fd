#import <Foundation/Foundation.h>
#import <CommonCrypto/CommonCrypto.h>
@class Other;

typedef enum Mode { ModeCBC, ModeGCM } Mode;
typedef void (^Completion)(NSData *data, NSError *error);

@protocol Encrypting <NSObject>
@required
- (NSData *)encrypt:(NSData *)data;
@optional
- (void)cancel;
@end

@interface Vault : NSObject <Encrypting> {
  NSString *_name;
}
@property (nonatomic, strong, readonly) NSData *key;
@property (nonatomic, copy) NSString *label;
+ (instancetype)vaultWithKey:(NSData *)key;
- (void)encrypt:(NSData *)data completion:(Completion)completion;
@end

static const int kRounds = 10000;

@implementation Vault
@synthesize label = _label;

+ (instancetype)vaultWithKey:(NSData *)key {
  Vault *vault = [[self alloc] init];
  vault->_name = @"made up";
  vault.label = [NSString stringWithFormat:@"%@ %d", @"label", kRounds];
  return vault;
}

- (NSData *)encrypt:(NSData *)data {
  NSMutableData *out = [NSMutableData dataWithLength:data.length + kCCBlockSizeAES128];
  size_t moved = 0;
  CCCryptorStatus status = CCCrypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, self.key.bytes, kCCKeySizeAES256,
                                   NULL, data.bytes, data.length, out.mutableBytes, out.length, &moved);
  NSDictionary *attributes = @{ (__bridge id)kSecAttrKeyType: (__bridge id)kSecAttrKeyTypeRSA, @"bits": @2048, @"on": @YES };
  NSArray *names = @[ @"a", @(kRounds), [NSNull null] ];
  for (NSString *name in names) {
    NSLog(@"%@ %@", name, attributes[@"bits"]);
  }
  return status == kCCSuccess ? out : nil;
}

- (void)encrypt:(NSData *)data completion:(Completion)completion {
  dispatch_async(dispatch_get_main_queue(), ^{
    @autoreleasepool {
      @try {
        completion([self encrypt:data], nil);
      } @catch (NSException *exception) {
        @throw;
      } @finally {
        [self performSelector:@selector(cancel)];
      }
    }
  });
  @synchronized(self) {
    _name = nil;
  }
}

@end
