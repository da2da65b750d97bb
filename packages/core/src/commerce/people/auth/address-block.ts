const groups = 8
/** Groups of an IPv6 address that a provider assigns to one customer: a /64. */
const assigned = 4

/**
 * The block of addresses that one caller controls: an IPv4 address itself, and the /64 of an IPv6 address. Text that is
 * not an IP address is returned as it is.
 * @since 0.1
 */
export function addressBlock(address: string): string {
  const bare = address.replace(/^\[|\](:\d+)?$|%.*$/g, "").toLowerCase()
  const mapped = /^(?:0{0,4}:){2,5}ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)
  // The pattern always has its group.
  if (mapped) return mapped[1]!
  const [head = "", tail, ...more] = bare.split("::")
  const before = head === "" ? [] : head.split(":")
  const after = tail === undefined || tail === "" ? [] : tail.split(":")
  const isWhole = tail === undefined && before.length === groups
  const isShort = tail !== undefined && before.length + after.length < groups
  const parts = [...before, ...after.map((part) => (/^\d+(\.\d+){3}$/.test(part) ? "0" : part))]
  const isAddress = parts.every((part) => /^[0-9a-f]{1,4}$/.test(part))
  if (more.length > 0 || !isAddress || !(isWhole || isShort)) return address
  const zeros = Array.from({ length: groups - before.length - after.length }, () => "0")
  const all = [...before, ...zeros, ...after].slice(0, assigned)
  return `${all.map((part) => Number.parseInt(part, 16).toString(16)).join(":")}::/64`
}
