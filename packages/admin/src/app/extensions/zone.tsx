import type { InjectionZone, ZoneProps } from "../../extensions/zones.ts"
import { notify } from "../kit/notify.ts"
import { ExtensionBoundary, ExtensionProblem } from "./boundary.tsx"
import { useExtensions } from "./context.tsx"
import type { LoadedExtension } from "./load.ts"

/** What the API gives out of an entity: a few of its columns are left out of some answers. */
type Given<Entity> = Entity extends { id: string } ? Partial<Entity> & Pick<Entity, "id"> : Entity

type ZoneOf<Zone extends InjectionZone> = { readonly zone: Zone } & {
  readonly [Name in keyof ZoneProps[Zone]]: Given<ZoneProps[Zone][Name]>
}

/** Draws the widgets of a zone, each with what the page shows. Without widgets it is nothing. */
export function Zone<Place extends InjectionZone>({ zone, ...entity }: ZoneOf<Place>) {
  const { extensions } = useExtensions()
  const widgets = widgetsOf(extensions, zone)
  if (widgets.length === 0) return null
  return (
    <div className="zone" data-zone={zone}>
      {widgets.map(({ id, file, module, Component, failure }) => (
        <div className="zone-widget" key={`${id} ${module}`}>
          {Component ? (
            <ExtensionBoundary file={file}>
              <Component {...entity} notify={notify} />
            </ExtensionBoundary>
          ) : (
            <ExtensionProblem file={file} message={failure ?? ""} />
          )}
        </div>
      ))}
    </div>
  )
}

/** The widgets of a zone, in the order of the manifest. */
export function widgetsOf(extensions: readonly LoadedExtension[], zone: InjectionZone): LoadedExtension[] {
  return extensions.filter((extension) => extension.kind === "widget" && extension.zones.includes(zone))
}
