import type { Messages } from "@/lib/messages"

/** What customers can rely on, in three sentences. */
export function Promises({ catalog }: { readonly catalog: Messages["catalog"] }) {
  return (
    <section className="container-page mt-24 lg:mt-32">
      <ul className="grid gap-x-10 gap-y-8 border-t border-line pt-10 md:grid-cols-3">
        {catalog.promises.map(({ title, text }) => (
          <li key={title}>
            <h2 className="display text-2xl">{title}</h2>
            <p className="mt-2 max-w-xs text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
