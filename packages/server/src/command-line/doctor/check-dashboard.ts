import fs from "node:fs"
import { buildProject, isInstalled } from "../../admin/index.ts"
import type { Project } from "../../project/index.ts"
import { broken, fine, worthKnowing, type Finding } from "./finding.ts"

/** Whether the extensions of the dashboard compile. Nothing is kept of them. */
export async function checkDashboard(project: Project | undefined): Promise<Finding[]> {
  const sources = project?.extensions.filter(({ folder }) => fs.existsSync(folder)) ?? []
  if (!project?.dashboard.isServed || sources.length === 0) return []
  if (!isInstalled())
    return [
      worthKnowing("dashboard", "src/admin contains extensions, but the dashboard is not installed.", {
        remedy: "Install @stheno/admin in the same version as @stheno/server.",
        page: "/admin/quickstart",
      }),
    ]
  const { manifest, problems } = await buildProject(sources, project.directory)
  if (problems.length > 0)
    return problems.map(({ file, message, remedy }) => broken("dashboard", `${file}: ${message}`, { remedy }))
  const count = manifest.extensions.length
  return [fine("dashboard", count === 1 ? "The extension compiles." : `All ${count} extensions compile.`)]
}
