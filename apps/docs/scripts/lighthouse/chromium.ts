import { createServer, type AddressInfo } from "node:net"
import { launchChromium } from "../../../../scripts/chromium.mjs"

/** A browser that other programs may steer. */
export interface SteeredChromium {
  /** of its remote debugging, on this machine */
  readonly port: number
  close(): Promise<void>
}

/**
 * Starts the installed Chromium, which asks nobody for anything.
 * @since 0.1
 */
export async function startChromium(): Promise<SteeredChromium> {
  const port = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  return { port, close: () => browser.close() }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
