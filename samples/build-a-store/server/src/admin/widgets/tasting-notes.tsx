import type { ProductDetailsWidgetProps, WidgetConfig } from "@stheno/admin"
import { useAdminUpdateProduct } from "@stheno/medusa-react"
import { useState } from "react"

export const config: WidgetConfig = { zone: "product.details.after" }

export default function TastingNotes({
  product,
  notify,
}: ProductDetailsWidgetProps) {
  const stored = (product as { tasting_notes?: string | null }).tasting_notes ?? ""
  const [notes, setNotes] = useState(stored)
  const update = useAdminUpdateProduct(product.id)
  const save = () =>
    update.mutate({ tasting_notes: notes } as Parameters<typeof update.mutate>[0], {
      onSuccess: () => notify.success("Tasting notes saved", notes),
      onError: (error) => notify.error("Not saved", error.message),
    })
  return (
    <section className="card">
      <header className="section-head">
        <h2>Tasting notes</h2>
        <div className="section-actions">
          <button type="button" className="button button-primary" onClick={save}>
            Save notes
          </button>
        </div>
      </header>
      <div className="section-body">
        <label>
          What does it taste of?{" "}
          <input value={notes} onChange={(event) => setNotes(event.target.value)} />
        </label>
      </div>
    </section>
  )
}
