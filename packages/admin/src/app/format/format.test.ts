import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatAgo, parseTime } from "./dates.ts"
import { durationInOneUnit, formatDuration, isoDuration } from "./durations.ts"
import { currencyDigits, formatMoney, moneyText, parseMoney } from "./money.ts"
import { countryName, fullName, initials, providerName } from "./names.ts"

describe("amounts", () => {
  it("have the digits of their currency, as the API counts", () => {
    expect(["eur", "jpy", "kwd"].map(currencyDigits)).toEqual([2, 0, 3])
  })

  it("are written with their currency", () => {
    expect(formatMoney(123456, "eur")).toBe("€1,234.56")
    expect(formatMoney(-250, "usd")).toMatch(/^[-−]\$2\.50$|^-US\$2\.50$/)
    expect(formatMoney(undefined, "eur")).toBe("–")
    expect(formatMoney(-0, "eur")).toBe("€0.00")
  })

  it.each([
    ["12.5", "eur", 1250],
    ["12,50", "eur", 1250],
    ["1 000", "jpy", 1000],
    ["0.001", "kwd", 1],
    ["12.505", "eur", undefined],
    ["12.5", "jpy", undefined],
    ["twelve", "eur", undefined],
    ["-1", "eur", undefined],
    ["", "eur", undefined],
  ])("%j in %s is %s", (text, currency, amount) => {
    expect(parseMoney(text, currency)).toBe(amount)
  })

  it("come out of a field as they went in", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom("eur", "jpy", "kwd"), (amount, currency) => {
        expect(parseMoney(moneyText(amount, currency), currency)).toBe(amount)
      }),
    )
  })
})

describe("times", () => {
  const now = Date.parse("2026-05-10T12:00:00Z")

  it.each([
    ["2026-05-10T11:59:50Z", "this minute"],
    ["2026-05-10T11:15:00Z", "45 minutes ago"],
    ["2026-05-10T05:00:00Z", "7 hours ago"],
    ["2026-05-09T11:00:00Z", "yesterday"],
  ])("%s is %s", (time, words) => {
    expect(formatAgo(time, now)).toBe(words)
  })

  it("say the day beyond a week", () => {
    expect(formatAgo("2026-03-01T12:00:00Z", now)).toMatch(/2026/)
  })

  it("come out of a field as they went in, and as none where it is empty", () => {
    expect(parseTime("2026-05-10T12:34:56.789Z")).toBe("2026-05-10T12:34:56.789Z")
    expect(parseTime("")).toBeNull()
  })
})

describe("names", () => {
  it("are what there is of them", () => {
    expect(fullName({ first_name: "Ada", last_name: null })).toBe("Ada")
    expect(fullName(undefined)).toBe("")
    expect(initials({ email: "ada@example.com" })).toBe("A")
    expect(initials({ email: "x@example.com", first_name: "Ada", last_name: "Vermeer" })).toBe("AV")
    expect([countryName("dk"), countryName(null)]).toEqual(["Denmark", ""])
  })
})

describe("durations", () => {
  it.each([
    [2, "week", "P2W", "2 weeks"],
    [1, "month", "P1M", "1 month"],
    [36, "hour", "PT36H", "36 hours"],
  ])("%d %s is %s, read as %s", (amount, unit, iso, text) => {
    expect(isoDuration(amount, unit)).toBe(iso)
    expect(formatDuration(iso)).toBe(text)
    expect(durationInOneUnit(iso)).toEqual({ amount: String(amount), unit })
  })

  it("of several units, of minutes and of none do not fit into the field of one unit", () => {
    expect(["P1M3D", "PT90M", "soon", null].map(durationInOneUnit)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it("have a dash for none, and what cannot be read is shown as it is", () => {
    expect(formatDuration(null)).toBe("–")
    expect(formatDuration("soon")).toBe("soon")
  })
})

it("makes a name from the ID of a provider", () => {
  expect(["manual", "stripe-ideal", "paypal_v2"].map(providerName)).toEqual([
    "Manual",
    "Stripe ideal",
    "Paypal v2",
  ])
})
