interface PageHeadingProps {
  readonly title: string
  readonly text?: string | undefined
  /** whether the text tells the result of what the customer did, so that screen readers announce it */
  readonly isStatus?: boolean
}

/** The title of a page with a line below. */
export function PageHeading({ title, text, isStatus = false }: PageHeadingProps) {
  return (
    <div className="container-page pt-8 pb-10 lg:pt-12 lg:pb-14">
      <h1 className="display text-5xl lg:text-7xl">{title}</h1>
      {text && (
        <p className="mt-3 max-w-xl text-lg text-muted" role={isStatus ? "status" : undefined}>
          {text}
        </p>
      )}
    </div>
  )
}
