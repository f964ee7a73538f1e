/** Standing orders: how often one wants to be asked when others act (T-N3). */
import type { JSX } from "preact";
import { t, tOf } from "../i18n/words.ts";
import type { Session } from "../sessions/session.ts";

export const Orders = ({ session }: { session: Session }): JSX.Element => (
  <label class="orders">
    <span>{t("table.orders")}</span>
    <select value={session.order.value} onChange={(event) => session.giveOrder(event.currentTarget.value)}>
      {session.orders.map((order) => (
        <option key={order} value={order}>
          {tOf("order", order)}
        </option>
      ))}
    </select>
  </label>
);
