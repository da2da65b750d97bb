import { lazy, Suspense, type ComponentType } from "react"

/** A dialog whose code is loaded after the page, so that it opens without waiting. One that cannot be loaded fails when it opens. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadModule = async () => ({ default: await load() })
  const Content: ComponentType<Props> = lazy(loadModule)
  globalThis.requestIdleCallback?.(() => void loadModule().catch(() => undefined))
  return function LazyDialog(props: Props) {
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    )
  }
}
