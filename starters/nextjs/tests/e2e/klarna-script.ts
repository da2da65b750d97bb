/**
 * The script that the storefront gets instead of Klarna's: the parts of it that the storefront uses, against a stand-in of Klarna.
 * The widget shows the amount of the session. Its window has buttons to confirm, to close it, to be refused, and to confirm
 * without the page learning about it.
 * @param url the URL of the stand-in
 */
export function klarnaScript(url: string): string {
  return `(${installKlarna.toString()})(${JSON.stringify(url)})`
}

/** Runs in the browser. */
function installKlarna(url: string): void {
  interface Answer {
    readonly show_form: boolean
    readonly approved?: boolean
    readonly authorization_token?: string
  }
  type Done = (answer: Answer) => void
  let client_token = ""

  async function send(action: string, more: object = {}) {
    const response = await fetch(`${url}/widget/${action}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ client_token, ...more }),
    })
    return (await response.json()) as { order_amount?: number; authorization_token?: string }
  }

  function button(text: string, onClick: () => unknown) {
    const element = document.createElement("button")
    element.type = "button"
    element.textContent = text
    element.addEventListener("click", () => void onClick())
    return element
  }

  const Payments = {
    init: (options: { readonly client_token: string }) => void (client_token = options.client_token),
    load: async ({ container }: { readonly container: HTMLElement }, _data: object, done: Done) => {
      const { order_amount } = await send("load")
      container.textContent = `Klarna: ${order_amount}`
      done({ show_form: order_amount !== undefined })
    },
    authorize: (_options: object, data: object, done: Done) => {
      const dialog = document.createElement("dialog")
      const end = (answer: Answer) => {
        dialog.remove()
        done(answer)
      }
      dialog.append(
        button("Confirm with Klarna", async () => {
          const { authorization_token } = await send("approve", data)
          end({ approved: true, show_form: true, ...(authorization_token && { authorization_token }) })
        }),
        button("Close Klarna", () => end({ approved: false, show_form: true })),
        button("Be refused", () => end({ approved: false, show_form: false })),
        button("Confirm and lose the page", async () => {
          await send("approve", data)
          dialog.textContent = "Confirmed"
        }),
      )
      document.body.append(dialog)
      dialog.showModal()
    },
  }
  Object.assign(globalThis, { Klarna: { Payments } })
  const page: typeof globalThis & { klarnaAsyncCallback?: () => void } = globalThis
  page.klarnaAsyncCallback?.()
}
