/** Words of those who ask for a value: `change-me`, `ChangeThisSecret`, `your-secret-key`, `replace_with_key`, `<secret>`, `xxxxxxxx`. */
const STAND_IN =
  /^(?:please[-_ ]?)?change[-_ ]?(?:me|this|it[-_ ]?now)(?![a-z])|^please[-_ ]?change|^change(?:This|The|My)[A-Z]|change[-_]?me[-_!.]*$|^(?:insert|put|enter|set|add|paste|fill[-_ ]?in)[-_ ](?:your|a|the|here|in)\b|^(?:your|my)[-_ ](?:[a-z0-9]+[-_ ])*(?:key|password|secret|token)(?:[-_ ]here)?$|^replace[-_ ]?(?:me|this|with)(?![a-z])|^(?:todo|tbd|fixme)$|^<[^<>]*>$|^x{4,}$|^\*{3,}$|^\.{3,}$/i

/** Whether a value of a configuration is none, but says that one is to be put in its place. */
export const isStandIn = (text: string): boolean => STAND_IN.test(text)
