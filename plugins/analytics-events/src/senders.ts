import { createHmac, randomBytes } from "node:crypto"
import { isIPv6 } from "node:net"

/** The most rows of a day that views of one sender cause. Further pages of the sender are counted together. */
const mostRowsOfSender = 300

/** Limits how many rows of a day one sender causes. */
export interface SenderLimits {
  /**
   * Whether a sender may cause another row today; if so, it counts.
   * @param address the sender's IP address; if it is not known, only the limit of all senders applies
   */
  mayAddRow(address: string | undefined, now?: Date): boolean
}

/**
 * Counts rows by sender in memory. Senders are kept as hashes, whose secret is random, never leaves the process, and is replaced
 * every day together with the counts: nobody can compute an address from them.
 */
export function createSenderLimits(most: number = mostRowsOfSender): SenderLimits {
  let day = ""
  let secret = randomBytes(32)
  const rows = new Map<string, number>()
  return {
    mayAddRow(address, now = new Date()) {
      if (!address) return true
      const today = now.toISOString().slice(0, 10)
      if (today !== day) {
        day = today
        secret = randomBytes(32)
        rows.clear()
      }
      const sender = createHmac("sha256", secret).update(networkOf(address)).digest("base64")
      const count = rows.get(sender) ?? 0
      if (count >= most) return false
      rows.set(sender, count + 1)
      return true
    },
  }
}

/** What one sender controls: an IPv4 address, or the /64 of an IPv6 address. */
function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? []
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = "", tail] = address.split("::")
  const groupsOf = (text = "") => (text === "" ? [] : text.split(":"))
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array<string>(8 - before.length - after.length).fill("0")
  const network = [...before, ...zeros, ...after].slice(0, 4)
  return network.map((group) => Number.parseInt(group, 16)).join(":")
}
