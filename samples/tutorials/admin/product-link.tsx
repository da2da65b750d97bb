import type { ProductDetailsWidgetProps, WidgetConfig } from "@stheno/admin"

export const config: WidgetConfig = { zone: "product.details.after" }

export default function ProductLink({
  product,
  notify,
}: ProductDetailsWidgetProps) {
  const address = `http://localhost:8000/products/${product.handle}`
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    notify.success("Copied", address)
  }
  return (
    <section className="card">
      <header className="section-head">
        <h2>Storefront</h2>
        <div className="section-actions">
          <button type="button" className="button" onClick={() => void copy()}>
            Copy link
          </button>
        </div>
      </header>
      <div className="section-body">
        <p>{address}</p>
      </div>
    </section>
  )
}
