/** The least a WebSocket server can do, to compare with. */
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";

const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
server.on("connection", (socket) => socket.on("message", (data, isBinary) => socket.send(data, { binary: isBinary })));
server.on("listening", () => console.log(`echo: http://localhost:${(server.address() as AddressInfo).port}/`));
process.on("SIGTERM", () => process.exit(0));
