interface Authorization {
  readonly approved: boolean
  readonly authorization_token?: string
}

interface KlarnaPayments {
  init(options: { readonly client_token: string }): void
  load(
    options: { readonly container: HTMLElement },
    data: object,
    done: (result: { readonly show_form: boolean }) => void,
  ): void
  authorize(
    options: object,
    data: object,
    done: (result: Authorization) => void,
  ): void
}

/** The script https://x.klarnacdn.net/kp/lib/v1/api.js sets `Klarna`. */
declare const Klarna: { readonly Payments: KlarnaPayments }

/** Shows Klarna's widget in an element of the page. */
export function showKlarna(container: HTMLElement, clientToken: string) {
  Klarna.Payments.init({ client_token: clientToken })
  return new Promise<boolean>((resolve) =>
    Klarna.Payments.load({ container }, {}, ({ show_form }) => resolve(show_form)),
  )
}

/** Lets the customer confirm the purchase, and sends the token to the cart's session. */
export async function confirmWithKlarna(backendUrl: string, cartId: string) {
  const { approved, authorization_token } = await new Promise<Authorization>(
    (resolve) => Klarna.Payments.authorize({}, {}, resolve),
  )
  if (!approved) throw new Error("Klarna did not approve the purchase.")
  await fetch(`${backendUrl}/store/carts/${cartId}/payment-sessions/klarna`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data: { authorization_token } }),
  })
}
