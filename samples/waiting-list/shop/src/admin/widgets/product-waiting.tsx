import type { ProductDetailsWidgetProps, WidgetConfig } from "@stheno/admin"
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
  if (isLoading) return <p>Loading…</p>
  return (
    <section className="card">
      <header className="section-head">
        <h2>Waiting list</h2>
        <div className="section-actions">
          <button type="button" className="button" onClick={() => void copy()}>
            Copy addresses
          </button>
        </div>
      </header>
      <div className="section-body">
        {people.length === 0 && <p>No customer is waiting for this product.</p>}
        {people.map(({ id, email, variant }) => (
          <p key={id}>
            {email} ({variant.title})
          </p>
        ))}
      </div>
    </section>
  )
}
