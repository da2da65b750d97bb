import type { IncomingMessage, ServerResponse } from "node:http"
import type { FileHandler } from "../files/serve-files.ts"
import { createLiveExtensions, type ExtensionOrigin, type LiveExtensionsOptions } from "./live-extensions.ts"
import type { PageOptions } from "./page.ts"
import { serveApp } from "./serve-app.ts"
import { serveExtensions } from "./serve-extensions.ts"

/** The dashboard of a server. */
export interface Dashboard {
  readonly handle: FileHandler
  /** compiles the extensions again; pages that are open in development load them */
  rebuild(sources: readonly ExtensionOrigin[]): Promise<void>
  /** ends what waits for changes, and lets a build that is under way finish */
  close(): Promise<void>
}

/** What a dashboard is made of. */
export interface DashboardOptions extends LiveExtensionsOptions, Pick<PageOptions, "allowsInlineStyles"> {
  /** folder of the built dashboard */
  readonly app: string
}

/**
 * Makes the dashboard: its page and files below its path, and the extensions of the project.
 * @since 0.1
 */
export function createDashboard(options: DashboardOptions): Dashboard {
  const { path: base } = options
  const live = createLiveExtensions(options)
  const extensions = serveExtensions(live, options.isDeveloping)
  const app = serveApp(options.app, { path: base, allowsInlineStyles: options.allowsInlineStyles })
  return {
    handle(incoming, outgoing) {
      const [path = "", query] = (incoming.url ?? "").split("?", 2)
      if (path !== base && !path.startsWith(`${base}/`)) return false
      secure(outgoing)
      if (incoming.method !== "GET" && incoming.method !== "HEAD")
        outgoing.writeHead(405, { allow: "GET, HEAD" }).end()
      else if (path === base) redirect(outgoing, query === undefined ? `${base}/` : `${base}/?${query}`)
      else answer(incoming, outgoing, path.slice(base.length + 1))
      return true
    },
    rebuild: (sources) => live.rebuild(sources),
    async close() {
      extensions.close()
      await live.current()
    },
  }

  function answer(incoming: IncomingMessage, outgoing: ServerResponse, within: string): void {
    const extension = /^extensions\/(.+)$/.exec(within)?.[1]
    if (extension !== undefined) extensions.answer(incoming, outgoing, extension)
    else app(incoming, outgoing, within)
  }
}

function redirect(outgoing: ServerResponse, location: string): void {
  outgoing.writeHead(302, { location, "cache-control": "no-cache" }).end()
}

/** Other sites must not embed the dashboard, and browsers must not guess content types. */
function secure(outgoing: ServerResponse): void {
  outgoing.setHeader("x-content-type-options", "nosniff")
  outgoing.setHeader("x-frame-options", "DENY")
  outgoing.setHeader("referrer-policy", "strict-origin-when-cross-origin")
  outgoing.setHeader("cross-origin-opener-policy", "same-origin")
}
