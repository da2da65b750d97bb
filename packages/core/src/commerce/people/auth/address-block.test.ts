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
  ["::", "0:0:0:0::/64"],
  ["a:b:c:d::", "a:b:c:d::/64"],
  ["1:2:3::4:5:6:7", "1:2:3:0::/64"],
  ["::3:4:5:6:7:8", "0:0:3:4::/64"],
  ["00ab:0:0:0:1:1:1:1", "ab:0:0:0::/64"],
  // Brackets, a port and a zone are no part of the address
  ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]:65535", "2001:db8:1:2::/64"],
  ["FE80::1%ETH0", "fe80:0:0:0::/64"],
  // An IPv4 address in an IPv6 address is the caller's own only behind ffff
  ["::FFFF:203.0.113.9", "203.0.113.9"],
  ["0000:0000:0000:0000:0000:ffff:203.0.113.19", "203.0.113.19"],
  ["[::ffff:103.10.113.119]:443", "103.10.113.119"],
  ["64:ff9b::203.0.113.9", "64:ff9b:0:0::/64"],
  ["1::ffff:203.0.113.9", "1:0:0:0::/64"],
])("%s counts as %s", (address, block) => {
  expect(addressBlock(address)).toBe(block)
})

test("addresses of two /64 networks count apart", () => {
  expect(addressBlock("2001:db8:1:2::1")).not.toBe(addressBlock("2001:db8:1:3::1"))
})

test.each([
  "",
  "unknown",
  "203.0.113.9:443",
  "2001:db8",
  "1:2:3:4:5:6:7",
  "1:2:3:4:5:6:7:8:9",
  "1:2:3:4::5:6:7:8",
  "1::2::3",
  "x::1",
  "1::x",
  "12345::1",
  "1x::1",
  "x1::1",
  "x[1::2]",
  "1::2]x",
  "1::2]:8x",
  "Unknown",
])("text that is not an address stays: %s", (text) => {
  expect(addressBlock(text)).toBe(text)
})
