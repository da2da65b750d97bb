import Stheno from "@stheno/js-client"
import { MedusaProvider } from "@stheno/medusa-react"
import { QueryClient } from "@tanstack/react-query"
import type { ComponentType } from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"

type Props = Readonly<Record<string, string | File>>

/** A component that is to be seen. */
export interface StagedComponent {
  readonly name: string
  readonly component: ComponentType<Props>
  readonly props: Props
}

/** Where components are shown. */
export interface Stage {
  /** Shows a component below the others; a component of the same name replaces it and starts over. */
  show(staged: StagedComponent): void
  close(): void
}

/** What a stage needs. */
export interface StageGround {
  readonly element: HTMLElement
  readonly baseUrl: string
  /** sends the requests of the components */
  readonly fetch: typeof fetch
  /** told what broke a component */
  readonly onBroken: (error: unknown) => void
}

interface Entry extends StagedComponent {
  readonly turn: number
}

/**
 * Shows components of samples as a page of a shop would: under one provider, with one store of answers. A failed request is
 * not repeated, so that what is seen is what was answered.
 */
export function openStage({ element, baseUrl, fetch, onBroken }: StageGround): Stage {
  const root = createRoot(element, { onUncaughtError: onBroken })
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  })
  const medusaClient = new Stheno({ baseUrl, maxRetries: 0, fetch })
  let entries: readonly Entry[] = []
  let turn = 0
  const draw = () =>
    root.render(
      <MedusaProvider medusaClient={medusaClient} queryClientProviderProps={{ client }}>
        {entries.map((entry) => (
          <Staged key={entry.turn} {...entry} />
        ))}
      </MedusaProvider>,
    )
  return {
    show(staged) {
      const entry = { ...staged, turn: ++turn }
      const place = entries.findIndex(({ name }) => name === staged.name)
      entries = place < 0 ? [...entries, entry] : entries.with(place, entry)
      // At once: the button of the one before must not be pressed any more.
      flushSync(draw)
    },
    close() {
      root.unmount()
      client.clear()
    },
  }
}

function Staged({ name, component: Component, props }: StagedComponent) {
  return (
    <section className="try-component" aria-label={name}>
      <code>{tagOf(name, props)}</code>
      <div>
        <Component {...props} />
      </div>
    </section>
  )
}

/** The component as a program writes it. */
function tagOf(name: string, props: Props): string {
  const words = Object.entries(props).map(([key, value]) =>
    typeof value === "string" ? `${key}="${shortened(value)}"` : `${key}={${JSON.stringify(value.name)}}`,
  )
  return `<${[name, ...words].join(" ")} />`
}

/** Tokens are long, and nobody reads them. */
function shortened(value: string): string {
  return value.length > 40 ? `${value.slice(0, 16)}…` : value
}
