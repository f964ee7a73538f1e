/** XVI: the tower on its crag, the bolt that takes its crown, and those who fall. */
import type { JSX } from "preact";

const Falling = ({ x, y, turn, robe }: { x: number; y: number; turn: number; robe: string }): JSX.Element => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d="M-4-4C-9 4-9 12-6 18 0 20 8 18 11 12 8 6 6 0 4-4Z" fill={robe} stroke="#2a1a2e" stroke-width="1.100" />
    <path d="M-4-2-12-9M4-2 12-8M-4 17-8 24M5 17 9 23" stroke={robe} stroke-width="3.400" stroke-linecap="round" />
    <circle cy="-8" r="4.600" fill="#f3d2ad" stroke="#8a5a3c" />
    <path d="M-6-10C-2-14-2-18 4-22 4-17 6-13 7-10 3-8-3-8-6-10Z" fill={robe} stroke="#2a1a2e" stroke-width="1" />
  </g>
);

export const StruckTower = (): JSX.Element => (
  <g>
    <path d="M-60-98H60V-74C50-68 42-76 34-70 24-62 14-74 4-68-8-60-20-74-32-66-42-60-52-68-60-62Z" fill="#2c2545" />
    <path
      d="M-60-62C-48-54-40-64-30-58-18-52-12-62-2-58M60-66C50-56 42-64 32-58"
      stroke="#8a7fb4"
      stroke-width="2.400"
      fill="none"
      opacity=".5"
    />
    <circle cx="-2" cy="-52" r="58" fill="url(#m-lantern)" opacity=".7" />
    <path
      d="M-60 70V50C-44 38-34 46-22 28H28C36 42 46 40 60 52V70Z"
      fill="#2a2340"
      stroke="#161226"
      stroke-width="1.400"
    />
    <path
      d="M-60 58C-46 50-36 54-26 38M36 44C44 52 52 52 60 60M-10 36-16 70M18 36 24 70"
      stroke="#4a4066"
      stroke-width="1.600"
      fill="none"
    />
    <path
      d="M-17 34-13-42 -8-50-2-44 5-52 12-45 17-50 22 34Q2 42-17 34Z"
      fill="url(#m-stonewall)"
      stroke="#2c2740"
      stroke-width="1.800"
      stroke-linejoin="round"
    />
    <path
      d="M-16 14Q2 21 20 14M-15-4Q2 2 19-4M-14-22Q2-17 18-22M-6 20v12M8 20v12M0 1v14M-10-2V13M12-2V13M-4-18V-1M8-18V-1M2-34v14M-8-36v14M12-36v14"
      stroke="#4a4560"
      stroke-width="1.200"
      fill="none"
      opacity=".75"
    />
    <path d="M-7 30V18a7 7 0 0 1 14 0V33Q0 35-7 30Z" transform="translate(3 2)" fill="#1b1528" />
    <path
      d="M-6-2v-9a4 4 0 0 1 8 0v9ZM8-24v-8a3.400 3.400 0 0 1 6.800 0v8ZM-9-26v-8a3.400 3.400 0 0 1 6.800 0v8Z"
      fill="#ffb43a"
      stroke="#4a2410"
      stroke-width="1.200"
    />
    <path
      d="M-14-44C-18-56-8-58-10-70-2-64-2-58 0-54 2-62 8-66 8-76 16-68 12-60 16-54 20-58 20-62 22-64 26-54 22-46 18-44 8-38-6-38-14-44Z"
      fill="#f2762a"
      stroke="#a8341a"
      stroke-width="1.200"
    />
    <path
      d="M-8-46C-10-54-4-56-4-62 2-56 2-52 4-50 6-54 10-58 10-62 14-56 12-50 12-46 6-42-2-42-8-46Z"
      fill="#ffdc6a"
    />
    <g transform="translate(32 -66) rotate(28)">
      <path
        d="M-19-6V8Q0 15 19 8V-6H12V0H5V-6H-5V0H-12V-6Z"
        fill="url(#m-stonewall)"
        stroke="#2c2740"
        stroke-width="1.600"
        stroke-linejoin="round"
      />
    </g>
    <path
      d="M46-42l5 3-2 5-5-2ZM-30-52l5-2 2 5-5 2ZM34-30l3 4-4 2ZM-26-30l3-3 3 4Z"
      fill="#8d879c"
      stroke="#2c2740"
      stroke-width=".9"
    />
    <path
      d="M-54-98-26-74-34-70-8-46-14-44 6-28-18-48-12-51-44-70-36-74-60-94Z"
      fill="#fff0a0"
      stroke="#e0942a"
      stroke-width="1.200"
      stroke-linejoin="round"
    />
    <Falling x={-36} y={0} turn={150} robe="#cf3535" />
    <Falling x={42} y={-2} turn={-140} robe="#3f62b8" />
    <path
      d="M-46-40 -50-28M-30-36-33-26M38-50 36-40M52-30 50-18M-52 14-55 24"
      stroke="#b9c4e6"
      stroke-width="1.100"
      opacity=".6"
      stroke-linecap="round"
    />
  </g>
);
