/** A problem of the whole page, at its top. */
export function ProblemNote({ text }: { readonly text: string }) {
  return (
    <p role="alert" className="mb-6 rounded-md border border-danger px-4 py-3 text-[0.9375rem] text-danger">
      {text}
    </p>
  )
}
