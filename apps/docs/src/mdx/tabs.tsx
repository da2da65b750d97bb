import type { ReactNode } from "react"

/**
 * Alternatives of which the reader sees one. The choice is kept per `group` and holds on every page. Without
 * JavaScript the alternatives appear below each other under their labels.
 * @param props.preferred label of the one that is shown until the reader chooses; the first by default
 */
export function Tabs(props: { group: string; preferred?: string; children: ReactNode }) {
  return (
    <div className="tabs" data-tabs={props.group} data-preferred={props.preferred}>
      {props.children}
      {/* runs before the next paint, so a remembered choice shifts nothing */}
      <script dangerouslySetInnerHTML={{ __html: "sthenoTabs(document.currentScript.parentNode)" }} />
    </div>
  )
}

/** One alternative of `Tabs`. */
export function Tab(props: { label: string; children: ReactNode }) {
  return (
    <section className="tab" data-tab={props.label}>
      <p className="tab-label">{props.label}</p>
      {props.children}
    </section>
  )
}
