import type { ReactNode } from "react"
import { site } from "../site/site.ts"

/** The built files every page loads. */
export interface Assets {
  readonly script: string
  readonly style: string
  /** fonts needed for the first paint */
  readonly fonts: readonly string[]
  /** code that must run before the first paint */
  readonly boot: string
}

/** The frame of every HTML file. */
export function Document(props: {
  title: string
  description: string
  markdown?: string
  assets: Assets
  children: ReactNode
}) {
  const { assets } = props
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{props.title}</title>
        <meta name="description" content={props.description} />
        <meta property="og:title" content={props.title} />
        <meta property="og:description" content={props.description} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="stylesheet" href={assets.style} />
        {props.markdown && <link rel="alternate" type="text/markdown" href={props.markdown} />}
        <link rel="alternate" type="application/atom+xml" title="Changelog" href="/changelog.xml" />
        <script dangerouslySetInnerHTML={{ __html: assets.boot }} />
        <script type="module" src={assets.script} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculation }} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {props.children}
      </body>
    </html>
  )
}

/** Pages the reader is about to open are fetched when the pointer rests on their link. */
const speculation = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.md" } }] }, eagerness: "moderate" },
  ],
})
