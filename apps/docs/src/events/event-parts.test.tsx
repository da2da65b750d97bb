import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { eventCatalogue, neverSent } from "@stheno/core/internal/platform/kernel/event-catalogue.ts"
import { eventParts } from "./event-parts.tsx"

const shown = (name: string) => renderToStaticMarkup(createElement(eventParts()[name]!.component))

it("lists every event once, with its payload", () => {
  const list = shown("EventList")
  const names = [...list.matchAll(/<th scope="row"><code>([^<]+)<\/code>/g)].map(([, name]) => name)
  expect(names.sort()).toEqual(
    Object.keys(eventCatalogue)
      .map((name) => name.replace("<APP>", "&lt;APP&gt;"))
      .sort(),
  )
  expect(list).toContain("<code>ids</code></span><span> or <code>line_item_id</code>")
  expect(list).toContain(
    'the whole <a href="/references/entities/classes/Payment">Payment</a>, and <code>error</code>',
  )
})

it("says why events of v1 never leave", () => {
  const names = [...shown("NeverSent").matchAll(/<tr><t[hd][^>]*><code>([^<]+)<\/code>/g)]
  expect(names.map(([, name]) => name!.replace("&lt;APP&gt;", "<APP>"))).toEqual(Object.keys(neverSent))
})
