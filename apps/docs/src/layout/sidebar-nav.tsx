import { renderToStaticMarkup } from "react-dom/server"
import type { Place, ResolvedSidebar, SidebarNode } from "../sidebars/resolve-sidebars.ts"
import { breakable } from "./breakable.tsx"
import { iconOf, type IconName } from "./icons.ts"

/**
 * The pages of the reader's area. On narrow screens it is a popover that the menu button opens, which needs
 * no JavaScript; on wide ones it is beside the text.
 */
export function SidebarNav(props: { place: Place; route: string; areas: readonly ResolvedSidebar[] }) {
  const Close = iconOf("close")
  return (
    <div className="sidebar" id="sidebar" popover="auto" data-pagefind-ignore>
      <div className="sidebar-head">
        <span aria-hidden="true">{props.place.area.title}</span>
        <button type="button" className="icon-button" popoverTarget="sidebar" aria-label="Close the menu">
          <Close aria-hidden="true" size={18} />
        </button>
      </div>
      <nav className="sidebar-areas" aria-label="Areas in the menu">
        {props.areas.map((area) =>
          area.under ? null : (
            <a key={area.name} href={area.landing} aria-current={isCurrent(area, props.place) || undefined}>
              {area.title}
            </a>
          ),
        )}
      </nav>
      <nav
        aria-label={props.place.area.title}
        dangerouslySetInnerHTML={{ __html: nodesHtml(props.place, props.route) }}
      />
    </div>
  )
}

function isCurrent({ name }: ResolvedSidebar, { area }: Place): boolean {
  return name === (area.under ?? area.name)
}

const rendered = new WeakMap<ResolvedSidebar, Map<string, string>>()

/**
 * The entries of an area, rendered once; a page only marks its own entry and opens the groups above it. Rendering
 * them for every page took longer than all the rest of a page.
 */
function nodesHtml({ area, groups }: Place, route: string): string {
  const html = areaHtml(area, foldedAbove(area.nodes, groups))
  const open = groups.map((_, i) => `<details data-group="${escaped(groups.slice(0, i + 1).join("/"))}"`)
  const opened = open.reduce((text, tag) => text.replace(tag, `${tag} open=""`), html)
  const link = `<a href="${escaped(route)}"`
  return opened.replace(link, `${link} aria-current="page"`)
}

/** The path of the innermost folded group that the page is in: the only one of its kind that is rendered whole. */
function foldedAbove(nodes: readonly SidebarNode[], groups: readonly string[], path = ""): string {
  const group = nodes.find((node) => node.kind === "group" && node.label === groups[0])
  if (group?.kind !== "group") return ""
  const here = path ? `${path}/${group.label}` : group.label
  return foldedAbove(group.items, groups.slice(1), here) || (group.folded ? here : "")
}

function areaHtml(area: ResolvedSidebar, unfolded: string): string {
  const known = rendered.get(area) ?? new Map<string, string>()
  rendered.set(area, known)
  const html =
    known.get(unfolded) ?? renderToStaticMarkup(<Nodes nodes={area.nodes} path="" unfolded={unfolded} />)
  known.set(unfolded, html)
  return html
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")
}

function Nodes(props: { nodes: readonly SidebarNode[]; path: string; unfolded: string }) {
  return (
    <ul className={props.path ? "nodes nodes-inner" : "nodes"}>
      {props.nodes.map((node) => (
        <li key={keyOf(node)}>
          <Node node={node} path={props.path} unfolded={props.unfolded} />
        </li>
      ))}
    </ul>
  )
}

function Node({ node, path, unfolded }: { node: SidebarNode; path: string; unfolded: string }) {
  if (node.kind === "heading") return <span className="node-caption">{node.label}</span>
  if (node.kind === "page")
    return (
      <a href={node.route}>
        <NodeIcon name={node.icon} />
        {node.method && <Method name={node.method} />}
        <span>{breakable(node.label)}</span>
      </a>
    )
  const group = path ? `${path}/${node.label}` : node.label
  if (node.folded && unfolded !== group && !unfolded.startsWith(`${group}/`))
    return (
      <a href={node.folded}>
        <NodeIcon name={node.icon} />
        <span className="node-label">{node.label}</span>
        <NodeIcon name="chevron" />
      </a>
    )
  return (
    <details data-group={group}>
      <summary>
        <NodeIcon name={node.icon} />
        <span className="node-label">{node.label}</span>
        <NodeIcon name="chevron" />
      </summary>
      <Nodes nodes={node.items} path={group} unfolded={unfolded} />
    </details>
  )
}

function NodeIcon(props: { name?: IconName | undefined }) {
  if (!props.name) return null
  const Icon = iconOf(props.name)
  return <Icon aria-hidden="true" size={16} className={props.name === "chevron" ? "chevron" : "node-icon"} />
}

/** Short enough for its own column. */
function Method({ name }: { name: string }) {
  return <b className={`method method-${name.toLowerCase()}`}>{name === "DELETE" ? "DEL" : name}</b>
}

function keyOf(node: SidebarNode): string {
  return node.kind === "page" ? node.route : `${node.kind}:${node.label}`
}
