import { z } from "@stheno/core"
import { NoResponse, send } from "@stheno/http-kit"
import type { IpLookupOptions } from "./options.ts"

/** What ipstack knows about an address; only the parts that the plugin uses are described. */
export type Location = z.infer<typeof locationShape>

const locationShape = z.looseObject({
  ip: z.string().optional(),
  country_code: z.string().nullish(),
  country_name: z.string().nullish(),
})

/** ipstack answers errors with the status 200 too. */
const errorShape = z.object({
  success: z.literal(false),
  error: z.object({ code: z.number().optional(), type: z.string().optional() }),
})

/** A lookup that failed; its message contains neither the access key nor the address. */
export class LookupError extends Error {
  override readonly name = "LookupError"
}

/**
 * Looks up an address with ipstack.
 * @param address a public IP address
 * @throws LookupError if ipstack cannot be reached in time, or responds with an error
 */
export async function lookUp(
  { url, access_token: key, timeout }: Pick<IpLookupOptions, "url" | "access_token" | "timeout">,
  address: string,
): Promise<Location> {
  const request = new URL(`${url.replace(/\/$/, "")}/${encodeURIComponent(address)}`)
  request.searchParams.set("access_key", key)
  request.searchParams.set("fields", "ip,country_code,country_name")
  const body = await answerOf(request, timeout)
  const failed = errorShape.safeParse(body)
  if (failed.success) {
    const { code = "unknown", type = "unknown" } = failed.data.error
    throw new LookupError(`ipstack responded with the error ${code} (${type})`)
  }
  const location = locationShape.safeParse(body)
  if (location.success) return location.data
  throw new LookupError("ipstack responded with data that the plugin does not understand")
}

/** A customer waits for the lookup, so it is not repeated. */
async function answerOf(url: URL, timeout: number): Promise<unknown> {
  const response = await send({ service: "ipstack", url, timeout, retries: 0, pause: 0 }).catch(
    (error: unknown) => {
      if (!(error instanceof NoResponse)) throw error
      throw new LookupError(error.isLate ? `ipstack did not respond within ${timeout} ms` : error.message)
    },
  )
  if (response.ok) return response.json
  throw new LookupError(`ipstack responded with status ${response.status}`)
}
