#!/usr/bin/env python3
"""Wandering Towers and The Three Magicians for learners in Python: nothing but the standard library.

An environment in the manner of PettingZoo's AEC games, over the standard input of a Node program (docs/engine.md):

  env = Environment("towers", {"players": 3})
  env.reset(seed=1)
  for agent in env.agent_iter():
      view, reward, termination, truncation, info = env.last()
      env.step(None if termination else random.choice(info["legal"]))

An action is a decision in notation out of info["legal"], or its place in that list. As a program it lets agents play:

  zaubertisch.py --game towers --options '{"players": 3}' --agents greedy random random --games 3 --seed 1
"""
import argparse
import json
import os
import random
import shlex
import subprocess
import sys

COMMAND = os.environ.get("ZAUBERTISCH_LINES", "npx --no-install zaubertisch-lines")


class Refused(ValueError):
    """What the game does not allow: nothing has changed."""

    def __init__(self, answer):
        super().__init__(answer["say"])
        self.code, self.clause = answer["refused"], answer.get("clause")


class Environment:
    """One game after the other. Agents are named seat_0, seat_1, …"""

    metadata = {"name": "zaubertisch_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(self, game="towers", options=None, command=COMMAND):
        self.game, self.options = game, dict(options or {})
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.possible_agents, self.agents, self.agent_selection = [], [], None

    def ask(self, **request):
        """One line asked, one line answered."""
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise EOFError("the game's program has ended")
        answer = json.loads(line)
        if "refused" in answer:
            raise Refused(answer)
        return answer

    def reset(self, seed=None, options=None):
        """A new game; the same seed deals the same luck."""
        wish = {"game": self.game, "options": {**self.options, **(options or {})},
                "seed": str(random.randrange(2**32) if seed is None else seed)}
        answer = self.ask(reset=wish)
        self.possible_agents = [f"seat_{seat}" for seat in range(answer["seats"])]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"legal": []} for agent in self.agents}
        self.result = None
        self._take(answer)

    def _take(self, answer):
        """What has become of the game, for whoever decides next."""
        self.situation = answer
        if answer["seat"] is None:
            self.result = answer["result"]
            for agent, reward in zip(self.possible_agents, answer["rewards"]):
                self.rewards[agent] = self._cumulative_rewards[agent] = float(reward)
                self.terminations[agent], self.infos[agent] = True, {"legal": []}
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = f"seat_{answer['seat']}"
        self.infos[self.agent_selection] = {"legal": answer["legal"], "events": answer["events"]}

    def step(self, action):
        """Carries out a decision. Who has ended says so with None and is not asked again."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("the game is over: the only action is None")
            self.agents.remove(agent)
            self.agent_selection = self.agents[0] if self.agents else None
            return
        legal = self.infos[agent]["legal"]
        self._take(self.ask(step=legal[action] if isinstance(action, int) else action))

    def observe(self, agent):
        """What an agent may see, and nothing more."""
        seat = self.possible_agents.index(agent)
        if self.situation["seat"] == seat:
            return self.situation["view"]
        return self.ask(observe=seat)["view"]

    def last(self):
        """Of the agent that decides: view, reward, termination, truncation, info."""
        agent = self.agent_selection
        return (self.observe(agent), self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def agent_iter(self):
        """Whoever is to act, until nobody is left."""
        while self.agents:
            yield self.agent_selection

    def bot(self, name, iterations=None):
        """What one of the table's bots would decide here."""
        wish = {"bot": name} if iterations is None else {"bot": name, "iterations": iterations}
        return self.ask(**wish)["decision"]

    def record(self):
        """The game so far, written down: zt verify and the table's own review read it."""
        return self.ask(record=True)

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=10)
        self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def random_agent(env, view, legal, luck):
    """Any legal decision."""
    return luck.choice(legal)


def greedy_agent(env, view, legal, luck):
    """The best at first sight, as the table's own one-move rule sees it."""
    return env.bot("one-move")


AGENTS = {"random": random_agent, "greedy": greedy_agent}


def play(env, agents, seed):
    """A whole game; returns what each seat has won."""
    luck = random.Random(seed)
    env.reset(seed=seed)
    steps = 0
    for agent in env.agent_iter():
        view, _, termination, _, info = env.last()
        decide = agents[env.possible_agents.index(agent) % len(agents)]
        env.step(None if termination else decide(env, view, info["legal"], luck))
        steps += not termination
    return [env.rewards[agent] for agent in env.possible_agents], steps


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="towers", help="towers or magicians")
    parser.add_argument("--options", type=json.loads, default={}, help="the game's options, as JSON")
    parser.add_argument("--agents", nargs="+", choices=AGENTS, default=["greedy", "random"], help="in the order of seats, again from the first")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    agents = [AGENTS[name] for name in wish.agents]
    with Environment(wish.game, wish.options) as env:
        for game in range(wish.games):
            rewards, steps = play(env, agents, wish.seed + game)
            if len(agents) > len(rewards):
                parser.error(f"{len(agents)} agents for {len(rewards)} seats: choose fewer, or more players in --options")
            print(json.dumps({"seed": wish.seed + game, "rewards": rewards, "steps": steps, "result": env.result}), flush=True)


if __name__ == "__main__":
    sys.exit(main())
