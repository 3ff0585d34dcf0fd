import { HopMAC128, HopMAC256 } from "@noble/hashes/sha3-addons.js"

HopMAC128(key, message, personalization, 32) // expect: mac KangarooTwelve
HopMAC256(key, message, personalization, 64) // expect: mac MarsupilamiFourteen
