/** What a piece of work speaks through. */
export interface Workplace {
  readonly status: HTMLElement
  readonly result: HTMLElement
  readonly buttons: readonly HTMLButtonElement[]
}

/** Says what is going on and what went wrong. */
export async function work(
  { status, result, buttons }: Workplace,
  news: string,
  step: () => Promise<void>,
): Promise<void> {
  status.textContent = news
  status.classList.remove("try-bad")
  result.ariaBusy = "true"
  for (const button of buttons) button.setAttribute("aria-disabled", "true")
  try {
    await step()
  } catch (error) {
    fail(status, error)
    result.replaceChildren()
  } finally {
    result.ariaBusy = "false"
    for (const button of buttons) button.removeAttribute("aria-disabled")
  }
}

/** Says what went wrong. */
export function fail(status: HTMLElement, error: unknown): void {
  status.textContent = error instanceof Error ? error.message : String(error)
  status.classList.add("try-bad")
}
