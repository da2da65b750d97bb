import { startStandIn, type StandIn } from "../../testing/stand-in.ts"

const countries: Readonly<Record<string, readonly [code: string, name: string]>> = {
  "134.201.250.155": ["US", "United States"],
  "88.198.1.1": ["DE", "Germany"],
  "87.48.1.1": ["DK", "Denmark"],
  "2a01:4f8::1": ["DE", "Germany"],
}

/** Stands in for ipstack: the standard lookup, with its errors in responses of status 200. */
export async function startIpstack(accessKey: string): Promise<StandIn> {
  const failed = (code: number, type: string, info: string) => ({
    body: { success: false, error: { code, type, info } },
  })
  return startStandIn(({ path, query }) => {
    if (!query.get("access_key"))
      return failed(101, "missing_access_key", "You have not supplied an API Access Key.")
    if (query.get("access_key") !== accessKey)
      return failed(101, "invalid_access_key", "You have not supplied a valid API Access Key.")
    const address = decodeURIComponent(path.slice(1))
    if (!/^[\da-f.:]+$/i.test(address)) return failed(106, "invalid_ip_address", "The IP Address is invalid.")
    const [code, name] = countries[address] ?? [null, null]
    const all: Record<string, unknown> = {
      ip: address,
      type: address.includes(":") ? "ipv6" : "ipv4",
      country_code: code,
      country_name: name,
      city: null,
    }
    const fields = query.get("fields")?.split(",") ?? Object.keys(all)
    return { body: Object.fromEntries(fields.map((field) => [field, all[field]])) }
  })
}
