import type { ProductDetailsWidgetProps, WidgetConfig } from "@stheno/admin"
import { Link } from "react-router-dom"
import { useWaiting } from "../components/use-waiting.ts"

export const config: WidgetConfig = { zone: "product.details.after" }

export default function ProductWaiting({
  product,
  notify,
}: ProductDetailsWidgetProps) {
  const { waiting = [], isLoading } = useWaiting()
  const variants = new Set(product.variants?.map(({ id }) => id))
  const people = waiting.filter(({ variant_id }) => variants.has(variant_id))
  const copy = async () => {
    await navigator.clipboard.writeText(people.map(({ email }) => email).join(", "))
    notify.success("Copied", `${people.length} addresses`)
  }
  if (isLoading) return <p>Looking who waits…</p>
  return (
    <section>
      <h2>Waiting for {product.title}</h2>
      <p>
        {people.length} people. <Link to="/a/waiting">The whole list</Link>
      </p>
      <button type="button" onClick={() => void copy()}>
        Copy their addresses
      </button>
    </section>
  )
}
