/** Numbers for Prometheus. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export interface Metrics {
  readonly registry: Registry;
  readonly tables: Gauge;
  readonly connections: Gauge;
  readonly decisions: Counter<"by">;
  readonly latency: Histogram;
  readonly commits: Histogram;
  readonly refusals: Counter<"code">;
  readonly botQueue: Gauge;
  readonly botThoughts: Counter;
  readonly trouble: Gauge<"kind">;
  readonly reports: Counter;
  readonly notices: Counter<"channel" | "outcome">;
  readonly noticeSeconds: Histogram;
  readonly noticesWaiting: Gauge;
}

export function newMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  return {
    registry,
    tables: gauge("zaubertisch_tables", "Tables in this node's memory"),
    connections: gauge("zaubertisch_connections", "Open WebSocket connections"),
    decisions: new Counter({
      name: "zaubertisch_decisions_total",
      help: "Entries on disk",
      labelNames: ["by"],
      registers,
    }),
    latency: new Histogram({
      name: "zaubertisch_decision_seconds",
      help: "From a decision's arrival until everybody was told",
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    commits: new Histogram({
      name: "zaubertisch_commit_seconds",
      help: "One commit of everything that came together, disk sync included",
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
      registers,
    }),
    refusals: new Counter({
      name: "zaubertisch_refusals_total",
      help: "Refused requests",
      labelNames: ["code"],
      registers,
    }),
    reports: new Counter({ name: "zaubertisch_reports_total", help: "Reports about people", registers }),
    notices: new Counter({
      name: "zaubertisch_notices_total",
      help: "Notices by channel and what became of them: sent, moot, wait, again, given-up",
      labelNames: ["channel", "outcome"],
      registers,
    }),
    noticeSeconds: new Histogram({
      name: "zaubertisch_notice_seconds",
      help: "From when a notice was due until the other side had taken it",
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 600, 3600],
      registers,
    }),
    noticesWaiting: gauge("zaubertisch_notices_waiting", "Notices that are not settled yet"),
    trouble: new Gauge({
      name: "zaubertisch_store_trouble",
      help: "1: this keeps the store from its work now",
      labelNames: ["kind"],
      registers,
    }),
    botThoughts: new Counter({
      name: "zaubertisch_bot_thoughts_total",
      help: "Decisions bots were asked for, used or not",
      registers,
    }),
    botQueue: gauge("zaubertisch_bot_queue", "Bots that are asked for a decision now"),
  };
}
