/** What a reader said about a page. */
export interface Opinion {
  readonly page: string
  readonly helpful: boolean
  readonly words?: string
  /** when, ISO 8601 */
  readonly at: string
}

/** Where opinions stay in the browser, a list of the last ones. */
const key = "stheno:feedback"
const kept = 50

const thanks = {
  sent: "Thank you. Your answer was sent to those who write these pages.",
  kept: "Thank you. This site sends answers nowhere: yours stays in this browser.",
  failed: "Your answer could not be sent, so it stays in this browser.",
} as const

/** Makes the question at the end of a page work. */
export function startFeedback(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-feedback]")
  if (!form) return
  const endpoint = form.dataset.feedback ?? ""
  const say = (text: string): void => void (form.querySelector("[role=status]")!.textContent = text)
  let helpful: boolean | undefined
  const give = async (words?: string): Promise<void> => {
    if (helpful === undefined) return
    const opinion = {
      page: location.pathname,
      helpful,
      ...(words && { words }),
      at: new Date().toISOString(),
    }
    say(thanks[await giveOpinion(opinion, endpoint)])
  }
  for (const button of form.querySelectorAll<HTMLButtonElement>("button[value]"))
    button.addEventListener("click", () => {
      helpful = button.value === "yes"
      for (const each of form.querySelectorAll("button[value]"))
        each.setAttribute("aria-pressed", String(each === button))
      form.querySelector<HTMLElement>(".feedback-more")!.hidden = false
      void give()
    })
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    const words = form.querySelector("textarea")!.value.trim()
    if (words) void give(words)
  })
}

/**
 * Sends an opinion where there is an endpoint, and keeps it in the browser otherwise. It says which page, yes or no, what
 * was written, and when: nothing of the reader.
 * @since 0.2
 */
export async function giveOpinion(opinion: Opinion, endpoint: string): Promise<keyof typeof thanks> {
  if (!endpoint) {
    keep(opinion)
    return "kept"
  }
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(opinion),
      credentials: "omit",
      referrerPolicy: "no-referrer",
    })
    if (answer.ok) return "sent"
  } catch {
    // kept below
  }
  keep(opinion)
  return "failed"
}

function keep(opinion: Opinion): void {
  try {
    const list = JSON.parse(localStorage.getItem(key) ?? "[]") as Opinion[]
    const others = list.filter(({ page }) => page !== opinion.page)
    localStorage.setItem(key, JSON.stringify([...others, opinion].slice(-kept)))
  } catch {
    // storage is blocked or full: nothing is kept
  }
}
