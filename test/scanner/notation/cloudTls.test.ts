import { describe, expect, it } from "vitest"
import { cloudTls } from "../../../scanner/notation/protocolVersions.ts"

describe("names of TLS policies in clouds", () => {
  it.each([
    ["ELBSecurityPolicy-TLS13-1-2-2021-06", "1.2"],
    ["ELBSecurityPolicy-TLS13-1-3-2021-06", "1.3"],
    ["ELBSecurityPolicy-TLS-1-1-2017-01", "1.1"],
    ["ELBSecurityPolicy-FS-1-2-Res-2020-10", "1.2"],
    ["ELBSecurityPolicy-FS-2018-06", "1.0"],
    ["ELBSecurityPolicy-2016-08", "1.0"],
    ["TLSv1.2_2021", "1.2"],
    ["TLSv1_2016", "1.0"],
    ["TLSv1", "1.0"],
    ["Policy-Min-TLS-1-2-PFS-2023-10", "1.2"],
    ["SecurityPolicy_TLS13_1_3_2025_09", "1.3"],
    ["TLS_1_2", "1.2"],
    ["TLS1_2", "1.2"],
    ["1.3", "1.3"]
  ])("%s allows TLS from %s on", (text, version) => {
    expect(cloudTls.ofText?.(text)).toEqual({ name: "TLS", version })
  })

  it.each(["", "12", "strict", "ELBSecurityPolicy-unknown", "TLS_AES_128_GCM_SHA256", "1.4"])("%j is none", (text) => {
    expect(cloudTls.ofText?.(text)).toBeUndefined()
  })
})
