import { BlockList, isIP } from "node:net"

/** Networks whose addresses have no place on the map. */
const local = new BlockList()
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["224.0.0.0", 3],
] as const)
  local.addSubnet(network, prefix, "ipv4")
for (const [network, prefix] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  local.addSubnet(network, prefix, "ipv6")

/**
 * The address to look up.
 * @returns undefined for text that is not an IP address, and for addresses of local networks
 */
export function publicAddress(text: string | undefined): string | undefined {
  const address = (text ?? "").trim().replace(/^::ffff:(?=\d+\.)/i, "")
  const version = isIP(address)
  if (version === 0 || local.check(address, version === 6 ? "ipv6" : "ipv4")) return undefined
  return address
}
