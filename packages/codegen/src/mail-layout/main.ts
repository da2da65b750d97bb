/** Compiles the layout of the built-in emails: npm run mail-layout. With `-- --check`, it only says whether that is done. */
import fs from "node:fs"
import { compileMjml } from "./compile-mjml.ts"
import { layoutFile, layoutSource } from "./files.ts"
import { renderLayout } from "./render-layout.ts"

const source = fs.readFileSync(layoutSource, "utf8")
const compiled = renderLayout(source, await compileMjml(source))
if (!process.argv.includes("--check")) fs.writeFileSync(layoutFile, compiled)
else if (fs.readFileSync(layoutFile, "utf8") !== compiled) {
  console.error("layout.gen.ts is not what MJML makes of layout.mjml. Run npm run mail-layout.")
  process.exitCode = 1
} else console.log("layout.gen.ts is what MJML makes of layout.mjml")
