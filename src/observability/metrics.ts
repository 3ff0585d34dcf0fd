import * as Metric from "effect/Metric"

/** Upper bounds in seconds: https://prometheus.io/docs/practices/histograms/ */
const boundaries = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export const requestCount = Metric.counter("ciphermap_http_requests_total", {
  description: "Requests answered, or given up by their client (status 499), by route",
  incremental: true
})

export const requestSeconds = Metric.histogram("ciphermap_http_request_duration_seconds", {
  description: "Time from a request's headers to the end of its response, by route",
  boundaries
})

export const requestsInFlight = Metric.gauge("ciphermap_http_requests_in_flight", {
  description: "Requests being served"
})

export const databaseUnavailable = Metric.counter("ciphermap_database_unavailable_total", {
  description: "Times that the database did not do what was asked, though it may a little later",
  incremental: true
})

export const transactionsRepeated = Metric.counter("ciphermap_transactions_repeated_total", {
  description: "Transactions that PostgreSQL rolled back for the sake of others (deadlocks), each run again",
  incremental: true
})

export const documentsMoved = Metric.counter("ciphermap_documents_moved_total", {
  description: "Stored documents that this worker moved, by where to: database or store",
  incremental: true
})

export const storeFailures = Metric.counter("ciphermap_document_store_failures_total", {
  description: "Times that the store of documents did not do what was asked, though it may a little later",
  incremental: true
})

export const scans = Metric.gauge("ciphermap_scans", { description: "Scans by status" })

export const oldestQueuedSeconds = Metric.gauge("ciphermap_queue_oldest_seconds", {
  description: "How long the scan at the head of the queue has been waiting"
})

export const scansRunning = Metric.gauge("ciphermap_scans_running", {
  description: "Scans that this worker is busy with"
})

export const scansEnded = Metric.counter("ciphermap_scans_ended_total", {
  description: "Scans that this worker ended, by status and cause",
  incremental: true
})

export const scanRetries = Metric.counter("ciphermap_scan_retries_total", {
  description: "Attempts that came to nothing and are followed by another one, by cause",
  incremental: true
})

export const scanPhaseSeconds = Metric.histogram("ciphermap_scan_phase_duration_seconds", {
  description: "Time that scans spend in a phase: downloading, scanning (waiting for a process included), storing",
  boundaries: [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600]
})

export const webhookAttempts = Metric.counter("ciphermap_webhook_attempts_total", {
  description: "Attempts at webhook deliveries by result: delivered, retrying, or failed for good",
  incremental: true
})

export const webhooksPending = Metric.gauge("ciphermap_webhook_deliveries_pending", {
  description: "Webhook deliveries that are not over"
})

export const residentBytes = Metric.gauge("process_resident_memory_bytes", { description: "Resident memory" })

export const heapBytes = Metric.gauge("process_heap_bytes", { description: "JavaScript heap in use" })

export const externalBytes = Metric.gauge("process_external_memory_bytes", {
  description: "Memory of the runtime outside of the heap, WebAssembly's included"
})

export const uptimeSeconds = Metric.gauge("process_uptime_seconds", { description: "Time since the process began" })
