import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import type { LiveExtensions } from "./live-extensions.ts"

/** Serves built extensions. */
export interface ExtensionServer {
  /** @param name after `extensions/` */
  answer(incoming: IncomingMessage, outgoing: ServerResponse, name: string): void
  /** ends the connections that wait for changes */
  close(): void
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

/** Milliseconds between two signs of life on a connection that waits for changes. */
const heartbeat = 20_000

/**
 * Serves `manifest.json`, the files it names, which browsers keep for good, and in development `changes`: server-sent
 * events with the version of the manifest, at the beginning and after every change.
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
  const listen = async (outgoing: ServerResponse) => {
    outgoing.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" })
    outgoing.on("close", () => waiting.delete(outgoing))
    waiting.add(outgoing)
    const { manifest } = await extensions.current()
    outgoing.write(`data: ${manifest.version}\n\n`)
  }
  return {
    answer(incoming, outgoing, name) {
      if (name === "manifest.json") void sendManifest(extensions, outgoing)
      else if (name === "changes" && isDeveloping && incoming.method === "GET") void listen(outgoing)
      else void sendFile(extensions, outgoing, name)
    },
    close() {
      undo()
      clearInterval(beat)
      for (const outgoing of waiting) outgoing.end()
    },
  }
}

async function sendManifest(extensions: LiveExtensions, outgoing: ServerResponse): Promise<void> {
  const { manifest } = await extensions.current()
  outgoing
    .writeHead(200, { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" })
    .end(JSON.stringify(manifest))
}

async function sendFile(extensions: LiveExtensions, outgoing: ServerResponse, name: string): Promise<void> {
  const contents = await extensions.file(name)
  const type = types[path.extname(name)]
  if (!contents || !type) return void outgoing.writeHead(404).end()
  outgoing
    .writeHead(200, {
      "content-type": type,
      "content-length": contents.length,
      "cache-control": "public, max-age=31536000, immutable",
      // A drawing that is opened by itself runs none of the scripts that may be in it.
      ...(type === "image/svg+xml" && { "content-security-policy": "default-src 'none'; sandbox" }),
    })
    .end(contents)
}
