import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import { keptBytes, sendText } from "./compressed-assets.ts"
import type { LiveExtensions } from "./live-extensions.ts"

/** Serves built extensions. */
export interface ExtensionServer {
  /** @param name after `extensions/` */
  answer(incoming: IncomingMessage, outgoing: ServerResponse, name: string): void
  /** ends the connections that wait for changes */
  close(): void
}

interface Exchange {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".otf": "font/otf",
}

/** What is smaller when it is compressed; pictures and fonts are compressed already. */
const compressible: ReadonlySet<string> = new Set([".js", ".css", ".svg"])

/** Milliseconds between two signs of life on a connection that waits for changes. */
const heartbeat = 20_000

/**
 * Serves `manifest.json`, the files it names, which browsers keep for good, and in development `changes`: server-sent
 * events with the version of the manifest, at the beginning and after every change. What is text is compressed, apart
 * from these events.
 * @since 0.1
 */
export function serveExtensions(extensions: LiveExtensions, isDeveloping: boolean): ExtensionServer {
  const waiting = new Set<ServerResponse>()
  const undo = extensions.onChange((version) => {
    for (const outgoing of waiting) outgoing.write(`data: ${version}\n\n`)
  })
  const beat = setInterval(() => {
    for (const outgoing of waiting) outgoing.write(": still here\n\n")
  }, heartbeat).unref()
  const bytesOf = keptBytes()
  const listen = async (outgoing: ServerResponse) => {
    outgoing.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" })
    outgoing.on("close", () => waiting.delete(outgoing))
    waiting.add(outgoing)
    const { manifest } = await extensions.current()
    outgoing.write(`data: ${manifest.version}\n\n`)
  }
  const sendManifest = async ({ incoming, outgoing }: Exchange) => {
    const { manifest } = await extensions.current()
    const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" }
    await sendText(incoming, outgoing, { content: bytesOf(JSON.stringify(manifest)), headers })
  }
  return {
    answer(incoming, outgoing, name) {
      const exchange = { incoming, outgoing }
      if (name === "manifest.json") void sendManifest(exchange)
      else if (name === "changes" && isDeveloping && incoming.method === "GET") void listen(outgoing)
      else void extensions.file(name).then((content) => sendFile(exchange, name, content))
    },
    close() {
      undo()
      clearInterval(beat)
      for (const outgoing of waiting) outgoing.end()
    },
  }
}

async function sendFile(
  { incoming, outgoing }: Exchange,
  name: string,
  content: Uint8Array | undefined,
): Promise<void> {
  const extension = path.extname(name)
  const type = types[extension]
  if (!content || !type) return void outgoing.writeHead(404).end()
  const headers = {
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    // A drawing that is opened by itself runs none of the scripts that may be in it.
    ...(type === "image/svg+xml" && { "content-security-policy": "default-src 'none'; sandbox" }),
  }
  if (compressible.has(extension)) return sendText(incoming, outgoing, { content, headers })
  outgoing.writeHead(200, { ...headers, "content-length": content.length }).end(content)
}
