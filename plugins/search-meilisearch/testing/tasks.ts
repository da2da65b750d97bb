import type { Answer } from "../../testing/stand-in.ts"

/** An error in the form of Meilisearch's API. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  get body(): object {
    const { message, code } = this
    const type = this.status === 401 || this.status === 403 ? "auth" : "invalid_request"
    return { message, code, type, link: `https://docs.meilisearch.com/errors#${code}` }
  }

  answer(): Answer {
    return { status: this.status, body: this.body }
  }
}

interface Task {
  readonly uid: number
  readonly indexUid: string | null
  status: "enqueued" | "processing" | "succeeded" | "failed"
  readonly type: string
  readonly canceledBy: null
  readonly details: unknown
  error: object | null
  readonly enqueuedAt: string
}

/** The tasks of the stand-in, oldest first. */
export interface Tasks {
  readonly all: readonly Task[]
  /** enqueues a task that is processed after all earlier ones */
  enqueue(type: string, indexUid: string | null, work: () => void, details?: unknown): Answer
  get(uid: number): Task
  list(types: string | null): object
}

/** Creates the queue. Each task takes `taskMs` milliseconds; what it throws makes it fail. */
export function createTasks(taskMs: number): Tasks {
  const all: Task[] = []
  let last: Promise<void> = Promise.resolve()
  const process = async (task: Task, work: () => void) => {
    task.status = "processing"
    await new Promise((resolve) => setTimeout(resolve, taskMs))
    try {
      work()
      task.status = "succeeded"
    } catch (error) {
      task.status = "failed"
      task.error =
        error instanceof ApiError
          ? error.body
          : { message: String(error), code: "internal", type: "internal" }
    }
  }
  return {
    all,
    enqueue(type, indexUid, work, details = null) {
      const enqueuedAt = new Date().toISOString()
      const task: Task = {
        uid: all.length,
        indexUid,
        status: "enqueued",
        type,
        canceledBy: null,
        details,
        error: null,
        enqueuedAt,
      }
      all.push(task)
      last = last.then(() => process(task, work))
      return { status: 202, body: { taskUid: task.uid, indexUid, status: "enqueued", type, enqueuedAt } }
    },
    get(uid) {
      const task = all[uid]
      if (!task) throw new ApiError(404, "task_not_found", `Task \`${uid}\` not found.`)
      return task
    },
    list(types) {
      const results = all.filter(({ type }) => !types || types.split(",").includes(type)).toReversed()
      return { results, total: results.length, limit: 100, from: results[0]?.uid ?? null, next: null }
    },
  }
}
