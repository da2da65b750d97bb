import { expect, test } from "vitest"
import { addressBlock } from "./address-block.ts"

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["0:0:0:0:0:ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1%eth0", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::", "fe80:0:0:0::/64"],
])("%s counts as %s", (address, block) => {
  expect(addressBlock(address)).toBe(block)
})

test("addresses of two /64 networks count apart", () => {
  expect(addressBlock("2001:db8:1:2::1")).not.toBe(addressBlock("2001:db8:1:3::1"))
})

test.each(["", "unknown", "2001:db8", "1:2:3:4:5:6:7:8:9", "1::2::3", "x::1"])(
  "text that is not an address stays: %s",
  (text) => {
    expect(addressBlock(text)).toBe(text)
  },
)
