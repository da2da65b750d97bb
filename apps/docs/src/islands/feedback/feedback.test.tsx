// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Feedback } from "./feedback.tsx"
import type { Opinion } from "./give-opinion.ts"
import { issueLink } from "./issue-link.ts"
import "../../testing/patient.ts"

const settings = { endpoint: "https://docs.example/feedback", title: "Carts", page: "/modules/carts" }
let sent: Opinion[]
let isDown: boolean

beforeEach(() => {
  sent = []
  isDown = false
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Opinion)
    return new Response(null, { status: isDown ? 500 : 204 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (repository?: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Feedback settings={{ ...settings, repository }} initial="no" />
    </QueryClientProvider>,
  )

describe("feedback", () => {
  it("is sent with the choice that was pressed, which has the focus", async () => {
    show()
    await screen.findByText("Thank you. Your feedback was sent to the authors.")
    expect(sent).toMatchObject([{ page: "/modules/carts", helpful: false }])
    expect(document.activeElement?.textContent).toBe("No")
    expect(screen.getByRole("button", { name: "No" }).getAttribute("aria-pressed")).toBe("true")
  })

  it("is sent again with another choice and with words", async () => {
    show()
    fireEvent.click(screen.getByRole("button", { name: "Yes" }))
    fireEvent.change(screen.getByLabelText("What helped you?"), { target: { value: " The totals. " } })
    fireEvent.click(screen.getByRole("button", { name: "Send" }))
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent.at(-1)).toMatchObject({ helpful: true, words: "The totals." })
  })

  it("that cannot be sent becomes an issue with the words that were written", async () => {
    isDown = true
    show("https://git.example/stheno")
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "No totals" } })
    const link = await screen.findByRole("link", { name: "Open an issue" })
    const query = new URL(link.getAttribute("href")!).searchParams
    expect(query.get("title")).toBe("Documentation: Carts")
    expect(query.get("body")).toContain("/modules/carts\n\nNo totals")
  })

  it("that cannot be sent says so without a repository", async () => {
    isDown = true
    show()
    await screen.findByText("Your feedback could not be sent. Try again later.")
    expect(screen.queryByRole("link")).toBeNull()
  })
})

it("an issue asks what is wrong where nothing was written", () => {
  const link = issueLink({
    repository: "https://git.example/x",
    title: "A & B",
    page: "https://docs.example/a",
  })
  expect(link).toBe(
    "https://git.example/x/issues/new?title=Documentation%3A+A+%26+B&body=Page%3A+https%3A%2F%2Fdocs.example%2Fa%0A%0AWhat+is+missing+or+wrong%3F%0A",
  )
})
