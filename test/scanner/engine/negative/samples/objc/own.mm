#import "AcmePuzzle.h"

typedef struct {
  int SHA1;
} Puzzles;

static int CC_SHA1_label(Puzzles puzzles) { return puzzles.SHA1; }

@implementation Puzzle
- (NSString *)md5:(NSString *)label {
  return [label substringToIndex:5];
}
- (NSInteger)SecKeyCode:(NSEvent *)event {
  return event.keyCode;
}
- (NSString *)solve {
  Puzzles puzzles = {CC_SHA1_label((Puzzles){1})};
  // CCCrypt(kCCEncrypt, kCCAlgorithmDES, ...)
  return [[self md5:[NSString stringWithFormat:@"des pommes %d", puzzles.SHA1]] stringByAppendingString:@"CC_SHA1(data, length, out)"];
}
@end
