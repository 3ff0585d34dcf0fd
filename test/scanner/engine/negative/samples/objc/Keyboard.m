#import <CommonCrypto/CommonDigest.h>
#import <Foundation/Foundation.h>

// CC_MD5(data, length, digest) stands only in this comment.
@interface Cipher : NSObject
@property (nonatomic) NSInteger keyCode;
- (NSString *)encrypt:(NSString *)riddle key:(NSString *)key;
- (NSUInteger)hash;
@end

@implementation Cipher
- (NSString *)encrypt:(NSString *)riddle key:(NSString *)key {
  return [riddle stringByAppendingString:key];
}
- (NSUInteger)hash {
  return (NSUInteger)self.keyCode * 31;
}
@end

static NSString *md5sum_label(NSString *image) {
  return [NSString stringWithFormat:@"MD5 (%@) CC_MD5(data, 5, out)", image];
}

int main(void) {
  Cipher *cipher = [[Cipher alloc] init];
  NSDictionary *prices = @{@"AES" : @1.25, @"DES" : @0.5, @"kCCAlgorithmAES" : @1};
  NSString *text = NSLocalizedString(@"encrypt.key", @"Encrypt with AES");
  NSLog(@"%@ %@ %@", [cipher encrypt:text key:@"c minor"], md5sum_label(@"x"), prices);
  return 0;
}
