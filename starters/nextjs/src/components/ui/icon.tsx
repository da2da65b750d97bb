import clsx from "clsx"

const paths = {
  menu: "M3 6.5h14M3 13.5h14",
  close: "m4 4 12 12M16 4 4 16",
  search: "M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.3-1.7L17 17",
  account: "M10 10a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8Zm-6.5 7c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5",
  bag: "M4 6.5h12l.8 10.5H3.2L4 6.5Zm3.2 2.3V5.6a2.8 2.8 0 0 1 5.6 0v3.2",
  globe:
    "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM3 10h14M10 3c2.5 2.2 2.5 11.8 0 14M10 3c-2.5 2.2-2.5 11.8 0 14",
  down: "m5 7.5 5 5 5-5",
  right: "m7.5 5 5 5-5 5",
  arrow: "M3 10h14m-5-5 5 5-5 5",
  check: "m4 10.5 4 4 8-9",
  minus: "M4 10h12",
  plus: "M4 10h12M10 4v12",
} as const

/** A drawing beside a text or inside a labelled button; hidden from screen readers. */
export function Icon({
  name,
  className,
}: {
  readonly name: keyof typeof paths
  readonly className?: string
}) {
  return (
    <svg aria-hidden viewBox="0 0 20 20" className={clsx("size-5 shrink-0", className)}>
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
