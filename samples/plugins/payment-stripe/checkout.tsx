import { useEffect, useRef, useState } from "react"
import { openPaymentForm } from "./payment-form"

interface CheckoutProps {
  readonly cartId: string
  /** `client_secret` of the data of the cart's payment session */
  readonly clientSecret: string
  readonly backendUrl: string
  readonly publishableKey: string
  readonly onOrder: (orderId: string) => void
}

interface Completed {
  readonly type: "order" | "cart"
  readonly data: { readonly id: string }
}

type Form = Awaited<ReturnType<typeof openPaymentForm>>

export function Checkout(props: CheckoutProps) {
  const { cartId, clientSecret, backendUrl, publishableKey, onOrder } = props
  const box = useRef<HTMLDivElement>(null)
  const form = useRef<Form>(null)
  const [problem, setProblem] = useState("")

  useEffect(() => {
    const opening = openPaymentForm(box.current!, clientSecret, publishableKey)
    opening.then(
      (opened) => (form.current = opened),
      (error: Error) => setProblem(error.message),
    )
    return () => void opening.then((opened) => opened.close())
  }, [clientSecret, publishableKey])

  async function pay() {
    setProblem("")
    try {
      await form.current?.confirm(`${location.origin}/checkout/return`)
      const url = `${backendUrl}/store/carts/${cartId}/complete`
      const response = await fetch(url, { method: "POST" })
      const { type, data } = (await response.json()) as Completed
      if (type === "order") onOrder(data.id)
      else setProblem("The payment was not completed. Try again.")
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  return (
    <form action={pay}>
      <div ref={box} />
      {problem && <p role="alert">{problem}</p>}
      <button>Pay</button>
    </form>
  )
}
