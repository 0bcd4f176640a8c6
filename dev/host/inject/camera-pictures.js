// What the scripted cameras show: a learner from the front (camera A), the desk from the side (camera B), drawn so that a
// face detector sees exactly the faces that the state names.
(function cameraPictures(size) {
  function face(context, x, y, scale) {
    context.save();
    context.translate(x, y);
    context.scale(scale, scale);
    context.fillStyle = '#2f5f8f';
    context.beginPath();
    context.ellipse(0, 210, 150, 90, 0, 0, Math.PI * 2);
    context.fill();
    const skin = context.createRadialGradient(-20, -20, 20, 0, 0, 130);
    skin.addColorStop(0, '#f3cdb0');
    skin.addColorStop(0.75, '#dba883');
    skin.addColorStop(1, '#b98462');
    context.fillStyle = '#d29c78';
    context.fillRect(-34, 80, 68, 70);
    context.fillStyle = skin;
    context.beginPath();
    context.ellipse(0, 0, 88, 118, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = '#1d1512';
    context.beginPath();
    context.moveTo(-97, -30);
    context.bezierCurveTo(-104, -160, 104, -160, 97, -30);
    context.quadraticCurveTo(62, -80, 0, -78);
    context.quadraticCurveTo(-62, -80, -97, -30);
    context.fill();
    for (const side of [-1, 1]) {
      context.fillStyle = 'rgba(110,70,50,.35)';
      context.beginPath();
      context.ellipse(side * 36, -14, 24, 14, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = '#fff';
      context.beginPath();
      context.ellipse(side * 36, -12, 17, 8.5, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = '#3a2414';
      context.beginPath();
      context.arc(side * 36, -12, 8, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = '#2a1a12';
      context.lineWidth = 6;
      context.beginPath();
      context.moveTo(side * 58, -34);
      context.quadraticCurveTo(side * 36, -46, side * 15, -34);
      context.stroke();
      context.fillStyle = '#c99674';
      context.beginPath();
      context.ellipse(side * 90, 4, 12, 24, 0, 0, Math.PI * 2);
      context.fill();
    }
    context.strokeStyle = 'rgba(140,90,65,.8)';
    context.lineWidth = 4;
    context.beginPath();
    context.moveTo(-4, -8);
    context.quadraticCurveTo(-16, 30, -14, 36);
    context.quadraticCurveTo(0, 46, 14, 36);
    context.stroke();
    context.fillStyle = 'rgba(90,50,35,.75)';
    for (const side of [-1, 1]) {
      context.beginPath();
      context.ellipse(side * 8, 37, 4, 2.5, 0, 0, Math.PI * 2);
      context.fill();
    }
    context.fillStyle = '#b5605a';
    context.beginPath();
    context.moveTo(-30, 66);
    context.quadraticCurveTo(0, 56, 30, 66);
    context.quadraticCurveTo(0, 88, -30, 66);
    context.fill();
    context.restore();
  }

  function room(context) {
    const wall = context.createLinearGradient(0, 0, 0, size.height);
    wall.addColorStop(0, '#d8dee3');
    wall.addColorStop(1, '#aab4bd');
    context.fillStyle = wall;
    context.fillRect(0, 0, size.width, size.height);
    context.fillStyle = '#8d9aa6';
    context.fillRect(500, 60, 110, 300);
  }

  function desk(context) {
    const wall = context.createLinearGradient(0, 0, size.width, 0);
    wall.addColorStop(0, '#c5cfbf');
    wall.addColorStop(1, '#e3e6da');
    context.fillStyle = wall;
    context.fillRect(0, 0, size.width, size.height);
    context.fillStyle = '#8a6a45';
    context.fillRect(0, 360, size.width, 120);
    context.fillStyle = '#20262c';
    context.fillRect(400, 190, 200, 130);
    context.fillRect(490, 320, 20, 40);
    context.fillStyle = '#9fc3e6';
    context.fillRect(410, 200, 180, 110);
  }

  // Seen from behind: hair to the shoulders, a hand at work, and nothing that a detector could take for a face.
  function back(context, reach) {
    context.fillStyle = '#34507a';
    context.fillRect(250 + reach, 370, 130, 44);
    context.fillStyle = '#dba883';
    context.fillRect(380 + reach, 374, 40, 36);
    context.fillStyle = '#34507a';
    context.beginPath();
    context.roundRect(70, 290, 240, 190, [90, 90, 0, 0]);
    context.fill();
    context.fillStyle = '#3b2f2a';
    context.beginPath();
    context.roundRect(125, 130, 130, 215, [65, 65, 20, 20]);
    context.fill();
  }

  function people(context, state, index, { sway, reach }) {
    if (state === 'nobody') return;
    if (state === 'two-faces') {
      face(context, 190 + sway, 240, 0.85);
      face(context, 450 - sway, 240, 0.85);
    } else if (state !== 'no-face') face(context, 320 + sway, 225, 1);
    else if (index === 1) back(context, reach);
  }

  // A little noise: a live camera never gives the same picture twice, even with a lid on it.
  function noise(context, tick, strength) {
    for (let dot = 0; dot < 60; dot += 1) {
      context.fillStyle = dot % 2 ? `rgba(255,255,255,${strength})` : `rgba(0,0,0,${strength})`;
      context.fillRect((dot * 97 + tick * 31) % size.width, (dot * 53 + tick * 17) % size.height, 3, 3);
    }
  }

  /** Draws the picture of a moment. `seen`: whom the camera sees when nothing is wrong with it. */
  return function draw(context, camera, tick) {
    const { state } = camera;
    // Two devices behind which there is one camera.
    const [seen, index] = camera.seen === 'as-front' ? ['face', 0] : [camera.seen, camera.index];
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (state === 'covered') {
      context.fillStyle = '#060606';
      context.fillRect(0, 0, size.width, size.height);
    } else {
      if (state === 'moved') context.setTransform(0.9, 0.35, -0.35, 0.9, 190, -130);
      if (index === 0) room(context);
      else desk(context);
      people(context, seen, index, { sway: Math.sin(tick / 12) * 3, reach: Math.sin(tick / 5) * 36 });
      context.setTransform(1, 0, 0, 1, 0, 0);
    }
    if (state === 'dark') {
      context.fillStyle = 'rgba(0,0,0,.86)';
      context.fillRect(0, 0, size.width, size.height);
    }
    noise(context, tick, state === 'covered' ? 0.02 : 0.1);
  };
});
