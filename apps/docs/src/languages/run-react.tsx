import "@stheno/medusa-react/internal/testing/page.ts"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import type { ComponentType } from "react"
import { expect } from "vitest"
import { readCall, type Call } from "./call.ts"
import type { Component } from "./react.ts"

/** What a component does with a call. */
export interface Shown {
  readonly module: Readonly<Record<string, ComponentType<Component["props"]>>>
  readonly component: Component
  readonly call: Call
  /** answers the request that the component sends */
  readonly answer: (request: Request) => Promise<Response>
}

/** Shows a component, clicks its button where it has one, and returns the answer to the request that it sent. */
export async function sendByComponent({ module, component, call, answer }: Shown): Promise<Response> {
  const Shown = module[component.name]!
  // Each sample runs with its own modules; it would not see a provider of other modules.
  const { MedusaProvider } = await import("@stheno/medusa-react")
  const { QueryClient } = await import("@tanstack/react-query")
  let sent: Promise<Response> | undefined
  const fetchOnce = async (url: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(url, init)
    expectSame(await readCall(request), call)
    sent ??= answer(withCredentials(request, call))
    return (await sent).clone()
  }
  const before = globalThis.fetch
  globalThis.fetch = fetchOnce
  try {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    render(
      <MedusaProvider baseUrl="http://localhost:9000" maxRetries={0} queryClientProviderProps={{ client }}>
        <Shown {...component.props} />
      </MedusaProvider>,
    )
    if (component.kind === "mutation") fireEvent.click(screen.getByRole("button"))
    await waitFor(() => expect(sent).toBeDefined(), { timeout: 20_000 })
    const answered = await sent!
    await expectShown(component, answered)
    return answered.clone()
  } finally {
    cleanup()
    globalThis.fetch = before
  }
}

/** Says how the call went, once the answer is there. */
async function expectShown({ kind }: Component, { ok }: Response): Promise<void> {
  await waitFor(
    () => {
      expect(screen.queryByText("Loading")).toBeNull()
      if (kind === "mutation") expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false)
      expect(screen.queryByRole("alert") === null).toBe(ok)
    },
    { timeout: 20_000 },
  )
}

function expectSame(sent: Call, wanted: Call): void {
  const facts = ({ operation, params, query, body, file }: Call) => ({
    operation: operation.id,
    params,
    query: query.toSorted(),
    body: body ?? {},
    file: file?.name,
  })
  expect(facts(sent)).toEqual(facts(wanted))
}

/** A page is signed in by the client of its provider, or by a cookie; here the sample signs in instead. */
function withCredentials(request: Request, { headers }: Call): Request {
  const own = new Headers(request.headers)
  for (const name of ["authorization", "x-publishable-api-key", "x-medusa-access-token"]) {
    const value = headers.get(name)
    if (value) own.set(name, value)
  }
  return new Request(request, { headers: own })
}
