import type { BatchJobRun } from "../batch-jobs/index.ts"
import { csvLine, type Cell } from "../../../platform/csv/index.ts"

/** A file that is being exported. */
export interface ExportFile {
  readonly key: string
  /** bytes so far */
  readonly size: number
  write(lines: readonly (readonly Cell[])[]): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the file of an export. It is there once it is closed; a job that does not come to its end leaves none.
 * @param name without its end, e.g. `product-export`; the time is added to it
 * @param options how cells are quoted
 */
export async function createExportFile(
  run: BatchJobRun,
  name: string,
  options: Parameters<typeof csvLine>[1],
): Promise<ExportFile> {
  const { files } = run.engine.providers
  const file = { name: `${name}-${run.engine.now()}.csv`, type: "text/csv", isProtected: true }
  const { key, stream } = await files.uploadStream(file)
  const writer = stream.getWriter()
  const encoder = new TextEncoder()
  let size = 0
  let isClosed = false
  run.onUndo(() => (isClosed ? files.remove(key) : writer.abort()))
  return {
    key,
    get size() {
      return size
    },
    async write(lines) {
      const bytes = encoder.encode(lines.map((cells) => csvLine(cells, options)).join(""))
      size += bytes.length
      await writer.write(bytes)
    },
    async close() {
      await writer.close()
      isClosed = true
    },
  }
}
