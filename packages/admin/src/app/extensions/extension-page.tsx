import { Route, Routes } from "react-router-dom"
import { notify } from "../kit/notify.ts"
import { NotFound } from "../shell/not-found.tsx"
import { ExtensionBoundary, ExtensionProblem } from "./boundary.tsx"
import { useExtensions } from "./context.tsx"
import { pathBelow } from "./addresses.ts"
import type { LoadedExtension } from "./load.ts"

/**
 * The pages that extensions add. They stand behind every page of the dashboard, so that no extension takes one over.
 */
export function ExtensionPage() {
  const { extensions } = useExtensions()
  return (
    <Routes>
      {extensions.map((each) =>
        each.kind === "widget" ? null : (
          <Route key={each.id} path={pathBelow(each)} element={<Page extension={each} />} />
        ),
      )}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}

function Page({ extension }: { extension: LoadedExtension }) {
  const { Component, file, failure, module } = extension
  return Component ? (
    <ExtensionBoundary key={module} file={file}>
      <div className="extension">
        <Component notify={notify} />
      </div>
    </ExtensionBoundary>
  ) : (
    <ExtensionProblem file={file} message={failure ?? ""} />
  )
}
